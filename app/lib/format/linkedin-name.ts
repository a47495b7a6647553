/** `https://www.linkedin.com/in/mira-anand` as `mira-anand`, which fits on one line. */
export function linkedinName(address: string) {
  return address.replace(/^https?:\/\/(www\.)?linkedin\.com\/in\/|\/$/g, "");
}
