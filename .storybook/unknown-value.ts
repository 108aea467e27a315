/** A value that the server may send, although no type of the app has it: it fits into every field. */
export const unknownValue = (value: string): never => value as never;
