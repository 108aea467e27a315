/**
 * An id in the format of the real provider: 'cs_test_…'. It does not use the context's random
 * bytes, because sandboxes with fixed bytes need different ids as well.
 */
export const newId = (prefix: string): string =>
  `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
