/**
 * The header turns solid beyond this scroll position. Pixels. Source: member §2, §9. Separate from the other
 * limits, because every visitor loads it.
 */
export const HEADER_SOLID_AFTER_PX = 120;
