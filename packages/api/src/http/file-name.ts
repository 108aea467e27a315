/** One parameter of the header: a name, and a token or a quoted text. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]*)/g;

/** The value of `filename*`, which names its own encoding. Only UTF-8 is supported. RFC 8187. */
function decoded(value: string): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const unquoted = (value: string) =>
  value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;

/**
 * The name by which a reply wants to be saved, without any folders, or undefined. Of the two ways
 * to say it the one that can hold every letter wins. RFC 6266.
 *
 * @param header the reply's content-disposition
 */
export function fileNameIn(header: string | null): string | undefined {
  const parameters = new Map(
    [...(header ?? '').matchAll(PARAMETER)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const plain = parameters.get('filename');
  const name =
    decoded(parameters.get('filename*') ?? '') ?? (plain === undefined ? '' : unquoted(plain));
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  return last === '' ? undefined : last;
}
