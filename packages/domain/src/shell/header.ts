/**
 * Scrolled further than this, the header turns solid. Pixels. Source: member §2, §9. Apart from the
 * other limits, as every visitor loads it.
 */
export const HEADER_SOLID_AFTER_PX = 120;
