/** `carry` in the variant `deals` is `carry_deals`, and `saving.3` is `saving_deals.3`. */
export function variantName(id: string, variant: string) {
  return id.replace(/^\w+/, (name) => `${name}_${variant}`);
}
