type Kind = 'string' | 'number' | 'boolean';

/**
 * Whether a response has all fields with values of these kinds, and no empty text. Every build checks the
 * responses that the session rests on, by hand: the generated schemas are larger than a first page may be.
 */
export const hasFields = (response: unknown, fields: Readonly<Record<string, Kind>>): boolean =>
  Object.entries(fields).every(([name, kind]) => {
    const field = (response as Record<string, unknown> | null)?.[name];
    return typeof field === kind && field !== '';
  });
