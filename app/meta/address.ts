/** Where a path of the site lives on its host: `/feed.xml` is `/folio/feed.xml` below a sub-path. */
export function address(path: string) {
  return import.meta.env.BASE_URL + path.slice(1);
}

/** The same with the host in front, for machines that read the page elsewhere. */
export function fullAddress(path: string) {
  return __SITE_URL__ + address(path);
}
