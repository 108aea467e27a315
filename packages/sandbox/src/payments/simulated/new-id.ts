/**
 * An id like those of the real provider: 'cs_test_…'. Sandboxes with fixed bytes need different ids
 * as well, so it is not made of the context's bytes.
 */
export const newId = (prefix: string): string =>
  `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
