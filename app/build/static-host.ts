/** The reply of a static host to a path. */
export interface StaticReply {
  /** The path of the file, relative to the served folder. */
  file: string;
  status: number;
  headers: Record<string, string>;
}

/** Whether a path matches the pattern of a rule, which may end in a star. */
const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no header: ${line}`);
    rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function readRedirects(text: string) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [pattern = '', file = '', status = ''] = line.trim().split(/\s+/);
      return { pattern, file, status: Number(status) };
    });
}

/**
 * Answers like static hosts that read `_headers` and `_redirects`: with a file that exists, else with the
 * first redirect that matches; every header rule that matches counts, and two values of one name are joined.
 *
 * @param texts the contents of the two files
 * @param exists whether the served folder has a file, by its path
 */
export function staticHost(
  texts: { headers: string; redirects: string },
  exists: (file: string) => boolean,
): (path: string) => StaticReply {
  const headerRules = readHeaders(texts.headers);
  const redirects = readRedirects(texts.redirects);

  return (path) => {
    const headers: Record<string, string> = {};
    for (const rule of headerRules.filter(({ pattern }) => fits(pattern, path))) {
      for (const [name, value] of rule.headers) {
        headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
      }
    }
    const asked = path.endsWith('/') ? `${path}index.html` : path;
    if (exists(asked)) return { file: asked, status: 200, headers };
    const { file = asked, status = 404 } =
      redirects.find(({ pattern }) => fits(pattern, path)) ?? {};
    return { file, status, headers };
  };
}
