import type { Book, Picture, Profile, Project } from "#content/types.ts";
import { problem } from "./problem.ts";

/** Pictures without a file, without generated sizes or without alt text. */
export function pictureProblems({
  profile,
  books,
  projects,
  images,
  sizedPictures,
}: {
  profile: Profile;
  books: readonly Book[];
  projects: readonly Project[];
  images: ReadonlySet<string>;
  sizedPictures: ReadonlySet<string>;
}) {
  const pictures: [file: string, field: string, picture: Picture][] = [
    ["content/profile.ts", "photo", profile.photo],
    ...books.map((book): [string, string, Picture] => [
      "content/books.ts",
      `image of ${book.title}`,
      book.image,
    ]),
    ...projects.flatMap(({ slug, detail }) =>
      (detail?.screenshots ?? []).map(({ picture }): [string, string, Picture] => [
        "content/projects.ts",
        `screenshots of ${slug}`,
        picture,
      ]),
    ),
  ];
  return pictures.flatMap(([file, field, picture]) => [
    ...(images.has(picture.file)
      ? []
      : [
          problem(
            file,
            field,
            `content/images/${picture.file} does not exist`,
            "add the file or correct its name",
          ),
        ]),
    ...(images.has(picture.file) && !sizedPictures.has(withoutEnding(picture.file))
      ? [
          problem(
            file,
            field,
            `${picture.file} has no sizes to serve yet`,
            `run npm run images -- ${withoutEnding(picture.file)}`,
          ),
        ]
      : []),
    ...(picture.alt.trim() === ""
      ? [problem(file, field, "the alt text is empty", "say what the picture shows")]
      : []),
  ]);
}

function withoutEnding(name: string) {
  return name.replace(/\.\w+$/, "");
}
