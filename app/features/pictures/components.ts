import { ProsePicture } from "./prose-picture.tsx";

/** For a text with pictures; the build adds it only to those texts. */
export const components = { ProsePicture };
