/** Where a path of the site lives on its host: `/feed.xml` is `/folio/feed.xml` below a sub-path. */
export function address(path: string) {
  return import.meta.env.BASE_URL + path.slice(1);
}

/** The same with the host in front and in plain ASCII, for machines that read the page elsewhere. */
export function fullAddress(path: string) {
  return new URL(address(path), __SITE_URL__).href;
}
