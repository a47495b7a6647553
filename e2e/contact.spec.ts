import { expect, type Page, test } from "@playwright/test";
import { linkedinName } from "#app/components/ui/owner-details.tsx";
import { profile } from "#content/profile.ts";
import { messageKeyShape } from "#contracts/contact-fields.ts";
import { allFaults, contrastFaults } from "./accessibility.ts";
import {
  answerWith,
  endpoint,
  expectFailure,
  expectFields,
  expectSuccess,
  fillIn,
  formOf,
  holdAnswers,
  mailsIn,
  nothing,
  openForm,
  sample,
  watchMessages,
} from "./contact-form.ts";
import { exampleProject } from "./pages.ts";
import { holdScripts } from "./ready.ts";

async function mailsAbout(subject: string) {
  return (await mailsIn(".cache/test-outbox")).filter((mail) => mail.subject === subject);
}

test.describe("a message", () => {
  test("is kept over a reload, a walk through the site and in a new tab, and arrives in the owner's outbox", async ({
    page,
    context,
  }) => {
    const lines: string[] = [];
    page.on("console", (line) => lines.push(line.text()));
    page.on("pageerror", (error) => lines.push(error.message));
    await test.step("the subject is filled in for a visitor who asks for a copy", async () => {
      await openForm(page, `?project=${exampleProject.slug}`);
      await expect(formOf(page).subject).toHaveValue(`Copy of “${exampleProject.title}”`);
    });
    const subject = `Zinsänderungsrisiko, 利率 ${Date.now()}`;
    const message = { ...sample, name: "  Jürgen Müßig ", subject };
    await fillIn(page, message);
    await page.reload();
    await expectFields(page, message);
    const bar = page.getByRole("navigation", { name: "Main" });
    await bar.getByRole("link", { name: "Home" }).click();
    await bar.getByRole("link", { name: "Contact" }).click();
    await expectFields(page, message);
    expect(lines).toEqual([]);
    await page.close();

    const later = await context.newPage();
    const messages = watchMessages(later);
    await openForm(later);
    await expectFields(later, message);
    await formOf(later).send.click();
    await expectSuccess(later);
    await expectFields(later, nothing);
    expect(messages).toEqual([
      {
        from_name: "Jürgen Müßig",
        from_email: sample.email,
        subject,
        message: sample.message,
        to_name: profile.name,
        message_key: expect.stringMatching(messageKeyShape),
      },
    ]);
    const [mail, ...more] = await mailsAbout(subject);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toEqual([{ name: "Jürgen Müßig", address: sample.email }]);
    expect(mail?.text).toContain("which day count do you use?");
    await openForm(later);
    await expectFields(later, nothing);
    await test.step("what is taken out of the form is not kept", async () => {
      await fillIn(later);
      await fillIn(later, nothing);
      expect(await later.evaluate(() => localStorage.getItem("contact-draft"))).toBeNull();
    });
  });

  test("cannot be sent again or edited while it is on its way, and can be afterward @thorough", async ({
    page,
  }) => {
    const answer = await holdAnswers(page);
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expect(formOf(page).sending).toBeDisabled();
    for (const name of ["name", "email", "subject", "message"] as const) {
      await formOf(page)[name].press("X");
    }
    await expectFields(page, sample);
    answer();
    await expectSuccess(page);
    await expect(formOf(page).send).toBeEnabled();
    await fillIn(page);
    await expectFields(page, sample);
  });

  test("that fills in the honeypot is answered like any other and not delivered @thorough", async ({
    page,
  }) => {
    const subject = `Cheap loans ${Date.now()}`;
    await openForm(page);
    await fillIn(page, { ...sample, subject });
    await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    await formOf(page).send.click();
    await expectSuccess(page);
    expect(await mailsAbout(subject)).toEqual([]);
  });

  test("pressed twice is sent once @thorough", async ({ page }) => {
    const messages = watchMessages(page);
    const answer = await holdAnswers(page);
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.dblclick();
    await formOf(page).subject.press("Enter");
    await page.getByRole("form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    answer();
    await expectSuccess(page);
    expect(messages).toHaveLength(1);
  });
});

test.describe("a message that cannot be sent", () => {
  /** What the page logs to the console, except the browser's own line about the failed request. */
  function watchConsole(page: Page) {
    const lines: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" && !line.location().url.includes("/email/send")) {
        lines.push(line.text());
      }
    });
    return lines;
  }

  async function sendAndFail(page: Page) {
    await fillIn(page);
    await formOf(page).send.click();
    await expectFailure(page);
    await expectFields(page, sample);
    await expect(formOf(page).send).toBeEnabled();
  }

  test("whatever the service answers is kept, and the visitor told @thorough", async ({ page }) => {
    const lines = watchConsole(page);
    const unconfirmed = "200 without a confirmation from the service";
    await openForm(page);
    for (const [status, body, line] of [
      [400, "The reason", "400 The reason"],
      [403, "The reason", "403 The reason"],
      [429, "The reason", "429 The reason"],
      [451, "The reason", "451 The reason"],
      [500, "The reason", "500 The reason"],
      [200, "", unconfirmed],
      [200, "<!doctype html><title>Hotel</title><p>OK, please sign in</p>", unconfirmed],
      [200, "Accepted", unconfirmed],
    ] as const) {
      await test.step(`${status} ${body}`, async () => {
        await answerWith(page, status, body);
        await sendAndFail(page);
        await expect(page.getByRole("alert")).not.toContainText("Please try again in");
        expect(lines.splice(0)).toEqual([`The message was not sent: ${line}`]);
        await page.getByRole("button", { name: "Dismiss" }).click();
        await page.unroute(endpoint);
      });
    }
    await page.reload();
    await expectFields(page, sample);
  });

  test("because the network redirects it is kept, and the visitor told @thorough", async ({
    page,
  }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 302, headers: { location: "/robots.txt" } }),
    );
    await openForm(page);
    await sendAndFail(page);
  });

  test("because too many were sent is kept, and the visitor told when to try again @thorough", async ({
    page,
  }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "174" }, body: "Too many requests" }),
    );
    await openForm(page);
    await sendAndFail(page);
    await expect(page.getByRole("alert")).toContainText("Please try again in 3 minutes.");
  });

  test("because nobody answers fails after 15 seconds, not before @thorough", async ({ page }) => {
    const lines = watchConsole(page);
    await page.route(endpoint, () => {});
    await page.clock.install();
    await openForm(page);
    await fillIn(page);
    // Otherwise the clock keeps running, and on a busy machine two seconds pass between two steps.
    await page.clock.pauseAt(Date.now() + 60_000);
    await formOf(page).send.click();
    await expect(formOf(page).sending).toBeVisible();
    await page.clock.fastForward(14_500);
    await expect(formOf(page).sending).toBeVisible();
    await page.clock.fastForward(500);
    await expectFailure(page);
    await expectFields(page, sample);
    expect(lines).toEqual(["The message was not sent: No answer in 15 seconds."]);
  });

  test("because the visitor is offline is told at once, and goes when they are back @thorough", async ({
    page,
    context,
  }) => {
    const messages = watchMessages(page);
    const lines = watchConsole(page);
    await openForm(page);
    await context.setOffline(true);
    await sendAndFail(page);
    expect(messages).toEqual([]);
    expect(lines).toContain("The message was not sent: The browser is offline.");
    await context.setOffline(false);
    await answerWith(page, 200, "OK");
    await formOf(page).send.click();
    await expectSuccess(page);
    expect(messages).toHaveLength(1);
  });

  test("because the network broke is kept, and can be handed to the visitor's mail program or sent again", async ({
    page,
  }) => {
    const lines = watchConsole(page);
    await page.clock.install();
    await page.route(endpoint, (route) => route.abort());
    await openForm(page);
    await sendAndFail(page);
    expect(lines).toEqual(["The message was not sent: Failed to fetch"]);
    const link = page.getByRole("link", { name: `Email it to ${profile.email}` });
    const mailto = (subject: string) =>
      `mailto:${profile.email}?subject=${subject}&body=Good%20morning%2C%0D%0A%0D%0Awhich%20day%20count%20do%20you%20use%3F`;
    await expect(link).toHaveAttribute("href", mailto("A%20question%20about%20bonds"));
    await formOf(page).subject.fill("Bonds");
    await expect(link).toHaveAttribute("href", mailto("Bonds"));
    await test.step("the toast of a failure stays, that of a success disappears", async () => {
      await page.clock.fastForward(120_000);
      await expectFailure(page);
      await page.unroute(endpoint);
      const answer = await holdAnswers(page);
      await formOf(page).send.click();
      await expect(page.getByRole("alert")).toBeEmpty();
      answer();
      await expectSuccess(page);
      await page.clock.fastForward(10_000);
      await expect(page.getByText("Message sent successfully!")).toBeHidden();
    });
  });

  test("after a new deployment has removed this page's files goes all the same @thorough", async ({
    page,
  }) => {
    const messages = watchMessages(page);
    await answerWith(page, 200, "OK");
    await openForm(page);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await fillIn(page);
    await formOf(page).send.click();
    await expectSuccess(page);
    expect(messages).toHaveLength(1);
  });
});

test.describe("what was typed", () => {
  test("and then sent from another tab does not wait here to be sent again @thorough", async ({
    page,
    context,
  }) => {
    await openForm(page);
    await fillIn(page);
    const other = await context.newPage();
    await answerWith(other, 200, "OK");
    await openForm(other);
    await expectFields(other, sample);
    await formOf(other).send.click();
    await expectSuccess(other);
    await expectFields(page, nothing);
  });

  test("here stays when another tab sends something else @thorough", async ({ page, context }) => {
    const other = await context.newPage();
    await answerWith(other, 200, "OK");
    await openForm(other);
    await fillIn(other, { ...sample, subject: "Something else" });
    await openForm(page);
    await fillIn(page);
    await other.bringToFront();
    await formOf(other).send.click();
    await expectSuccess(other);
    await expectFields(page, sample);
  });

  test("without storage can still be sent @thorough", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await answerWith(page, 200, "OK");
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expectSuccess(page);
  });
});

test.describe("before the page's script has loaded", () => {
  test("a message sent is held, and goes when it has", async ({ page }) => {
    const messages = watchMessages(page);
    await answerWith(page, 200, "OK");
    const release = await holdScripts(page);
    await page.goto("contact", { waitUntil: "domcontentloaded" });
    await fillIn(page);
    await formOf(page).send.click();
    await expect(page.getByText("The page is still loading")).toBeVisible();
    await expectFields(page, sample);
    expect(messages).toEqual([]);
    await release();
    await expectSuccess(page);
    expect(messages).toHaveLength(1);
    await expect(page.getByText("The page is still loading")).toBeHidden();
  });

  test("a field left empty is asked for by the browser alone @thorough", async ({ page }) => {
    await holdScripts(page);
    await page.goto("contact", { waitUntil: "domcontentloaded" });
    await formOf(page).send.click();
    await expect(formOf(page).name).toBeFocused();
    await expect(page.getByText("Enter your name")).toBeHidden();
    await expect(page.getByText("The page is still loading")).toBeHidden();
  });

  test("an earlier draft is there already, and what is typed is kept @thorough", async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page);
    await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expectFields(page, sample);
    await formOf(page).subject.fill("Another question");
    await page.reload({ waitUntil: "domcontentloaded" });
    await expectFields(page, { ...sample, subject: "Another question" });
  });
});

test.describe("the subject", () => {
  test("is filled in for a visitor who comes from a project's page @thorough", async ({ page }) => {
    await page.goto(`projects/${exampleProject.slug}`);
    await page.getByRole("button", { name: /^Get the project copy/ }).click();
    await page.getByRole("link", { name: "Go to Contact Form" }).click();
    await expect(formOf(page).subject).toHaveValue(`Copy of “${exampleProject.title}”`);
  });

  test("that the visitor wrote before is theirs @thorough", async ({ page }) => {
    await openForm(page);
    await fillIn(page, { subject: "My own words" });
    await openForm(page, `?project=${exampleProject.slug}`);
    await expect(formOf(page).subject).toHaveValue("My own words");
  });

  test("ignores a project in the address that is not one @thorough", async ({ page }) => {
    const faults: string[] = [];
    page.on("dialog", (dialog) => faults.push(dialog.message()));
    page.on("pageerror", (error) => faults.push(error.message));
    for (const value of [
      "no-such-project",
      "__proto__",
      "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
      "no-such-project%0D%0ABcc:%20all@example.org",
      "%E0%A4%A",
    ]) {
      await openForm(page, `?project=${value}`);
      await expectFields(page, nothing);
    }
    expect(faults).toEqual([]);
  });
});

test.describe("the form asks", () => {
  const errors = {
    name: "Enter your name",
    email: "Enter an address like name@example.com",
    subject: "Enter a subject",
    message: "Enter a message",
  };

  for (const [what, text] of [
    ["is missing", ""],
    ["holds only blanks @thorough", " \t "],
  ] as const) {
    test(`for what ${what}, field by field`, async ({ page }) => {
      const messages = watchMessages(page);
      await answerWith(page, 200, "OK");
      await openForm(page);
      for (const name of ["name", "email", "subject", "message"] as const) {
        await fillIn(page, { ...sample, [name]: text });
        await formOf(page).send.click();
        await expect(formOf(page)[name]).toBeFocused();
        await expect(formOf(page)[name]).toHaveAccessibleDescription(new RegExp(errors[name]));
        expect(messages).toEqual([]);
        await fillIn(page, { [name]: sample[name] });
        await expect(page.getByText(errors[name])).toBeHidden();
      }
      await formOf(page).send.click();
      await expectSuccess(page);
    });
  }

  test("for an address that looks like one @thorough", async ({ page }) => {
    const messages = watchMessages(page);
    await openForm(page);
    await fillIn(page, { ...sample, email: "grace" });
    await formOf(page).send.click();
    await expect(formOf(page).email).toBeFocused();
    await expect(page.getByText(errors.email)).toBeVisible();
    expect(messages).toEqual([]);
  });

  test("as soon as a field is left, and a screen reader hears it @thorough", async ({ page }) => {
    await openForm(page);
    await formOf(page).email.pressSequentially("grace");
    await expect(page.getByText(errors.email)).toBeHidden();
    await expect(formOf(page).email).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(page.getByText(errors.email)).toBeVisible();
    await expect(formOf(page).email).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[aria-live=polite]", { hasText: errors.email })).toHaveText(
      `Email: ${errors.email}`,
    );
  });

  test("once for each field, beside its label, until it is right @thorough", async ({ page }) => {
    await openForm(page);
    await formOf(page).send.click();
    await expect(formOf(page).name).toBeFocused();
    // The browser's own bubble would be the second error, on top of the next field.
    expect(await page.getByRole("form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(
      true,
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ["name", "email", "subject", "message"] as const) {
        const error = page.getByText(errors[name]);
        await expect(error).toHaveCount(1);
        const [errorBox, fieldBox] = [
          await error.boundingBox(),
          await formOf(page)[name].boundingBox(),
        ];
        if (!errorBox || !fieldBox) throw new Error("Error and field must be on the page.");
        const gap = fieldBox.y - (errorBox.y + errorBox.height);
        expect(gap, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(gap, `${name} at ${width} px`).toBeLessThan(16);
        await expect(formOf(page)[name]).toHaveAccessibleDescription(new RegExp(errors[name]));
      }
    }
    await fillIn(page);
    for (const name of ["name", "email", "subject", "message"] as const) {
      await expect(formOf(page)[name]).not.toHaveAttribute("aria-invalid");
      await expect(formOf(page)[name]).not.toHaveAttribute("aria-describedby");
      await expect(page.getByText(errors[name])).toBeHidden();
    }
  });
});

test.describe("the page", () => {
  test("shows the details, what the owner does, and a form of four fields @thorough", async ({
    page,
  }) => {
    await page.goto("contact");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: profile.email })).toHaveAttribute(
      "href",
      `mailto:${profile.email}`,
    );
    await expect(main.getByText(profile.location)).toBeVisible();
    await expect(
      main.getByRole("link", { name: linkedinName(profile.linkedin), exact: true }),
    ).toHaveAttribute("href", profile.linkedin);
    await expect(
      main.getByRole("region", { name: "What I do" }).getByRole("listitem"),
    ).not.toHaveCount(0);
    await expect(formOf(page).message).toHaveAttribute("rows", "6");
    await expect(page.locator('input[name="website"]'), "the honeypot").toBeHidden();
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(4);
  });

  test("needs no library of EmailJS to send to our own server @thorough", async ({ page }) => {
    await answerWith(page, 200, "OK");
    await openForm(page);
    await page.waitForLoadState("networkidle");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await fillIn(page);
    await formOf(page).send.click();
    await expectSuccess(page);
    expect(scripts).toEqual([]);
  });

  test("works with the keyboard alone @thorough", async ({ page }) => {
    await answerWith(page, 500);
    await openForm(page);
    await formOf(page).name.focus();
    for (const text of [sample.name, sample.email, sample.subject, "One line."]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(formOf(page).send).toBeFocused();
    await page.keyboard.press("Enter");
    await expectFailure(page);
    await expect(formOf(page).send).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Email it to/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeEmpty();
    await expect(formOf(page).send).toBeFocused();
  });
});

test.describe("the toast", () => {
  test("of a success stays while the pointer or the focus is on it @thorough", async ({ page }) => {
    await answerWith(page, 200, "OK");
    await page.clock.install();
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expectSuccess(page);
    await page.getByRole("status").getByText("Message sent successfully!").hover();
    await page.clock.fastForward(10_000);
    await expectSuccess(page);
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await page.clock.fastForward(10_000);
    await expectSuccess(page);
    await formOf(page).name.focus();
    await page.clock.fastForward(10_000);
    await expect(page.getByText("Message sent successfully!")).toBeHidden();
  });

  test("of a success offers no mail, and without a message there is nothing to dismiss @thorough", async ({
    page,
  }) => {
    await answerWith(page, 200, "OK");
    await openForm(page);
    await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    await fillIn(page);
    await formOf(page).send.click();
    await expectSuccess(page);
    await expect(page.getByRole("link", { name: /^Email it to/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Message sent successfully!")).toBeHidden();
    await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    await expect(formOf(page).send).toBeFocused();
  });

  test("does not come back with a visitor who left the page @thorough", async ({ page }) => {
    await answerWith(page, 500);
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expectFailure(page);
    const bar = page.getByRole("navigation", { name: "Main" });
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(page.getByText("Failed to send message")).toBeHidden();
    await bar.getByRole("link", { name: "Contact" }).click();
    await expectFields(page, sample);
    await expect(page.getByRole("alert")).toBeEmpty();
  });

  test("leaves the button in view on screens of four sizes @thorough", async ({ page }) => {
    await answerWith(page, 500);
    await openForm(page);
    await fillIn(page);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The worst place for the button: just below the bar, where the toast appears on a phone.
      await formOf(page).send.evaluate((button) => {
        scrollTo(0, scrollY + button.getBoundingClientRect().top - 90);
      });
      await formOf(page).send.click();
      await expectFailure(page);
      const button = await formOf(page).send.boundingBox();
      const toast = await page.getByRole("alert").locator("../..").boundingBox();
      if (!button || !toast) throw new Error("Button and toast must be on the page.");
      const isApart =
        button.y >= toast.y + toast.height ||
        button.y + button.height <= toast.y ||
        button.x + button.width <= toast.x ||
        button.x >= toast.x + toast.width;
      expect(isApart, `${width} × ${height}`).toBe(true);
      expect(button.y + button.height).toBeLessThanOrEqual(height);
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
  });

  test("and a form with faults are accessible, in light and in dark @thorough", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await answerWith(page, 500);
    await openForm(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expectFailure(page);
    await fillIn(page, { email: "grace" });
    await formOf(page).send.click();
    expect(await allFaults(page, "main")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaults(page)).toEqual([]);
  });
});
