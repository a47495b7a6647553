import { type RefObject, useEffect } from "react";
import { releaseSubmit } from "./hold-submit.ts";

/** From here on errors are shown beside the fields, so the browser's bubbles would repeat them. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    releaseSubmit(form.current);
  }, [form]);
}
