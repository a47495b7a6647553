import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RequestCopy } from "./request-copy.tsx";

test("the dialog asks for the project title and the visitor's specific requirements", () => {
  const project = { slug: "fundops-model-pe", title: "Fund Operations Model (PE)" };
  const markup = renderToStaticMarkup(<RequestCopy look="quiet" project={project} />);
  const [dialog = ""] = /<dialog.*<\/dialog>/s.exec(markup) ?? [];
  const words = dialog.replaceAll(/<[^>]+>/g, "");
  expect(words).toContain("through the contact form");
  expect(words).toContain(project.title);
  expect(words).toContain("specific requirements");
});
