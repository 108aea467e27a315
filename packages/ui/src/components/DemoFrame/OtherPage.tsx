import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { otherPage, otherPageHead, page } from './DemoFrame.css.ts';

/** The next request of a page: a link, or a submitted form with its fields. */
export interface PageRequest {
  /** As the page has it: relative to its own address, or empty for that. */
  url: string;
  fields: URLSearchParams | null;
}

export interface OtherPageProps {
  /** The document. It works without scripts. */
  html: string;
  onRequest: (request: PageRequest) => void;
  /** Closes the page, as the user closes a window. */
  onClose: () => void;
}

/** The fields of a form, with the pressed button. */
function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Takes the requests of a page before the browser sends them. */
function watch(content: Document, onRequest: OtherPageProps['onRequest']): void {
  content.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    onRequest({ url: form.getAttribute('action') ?? '', fields: fieldsOf(form, event.submitter) });
  });
  content.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null) return;
    event.preventDefault();
    onRequest({ url: link.getAttribute('href') ?? '', fields: null });
  });
}

/** A page that no server serves: its document is given, and its links and forms are callbacks. */
export function OtherPage({ html, onRequest, onClose }: OtherPageProps) {
  return (
    <div className={otherPage}>
      <Inline justify="between" wrap={false} className={otherPageHead}>
        <Text size="sm" tone="muted">
          A page outside of Perigee
        </Text>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </Inline>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its document has no scripts, and Safari calls no listeners in a sandbox without them */}
      <iframe
        // A new document takes the focus and begins at its top.
        key={html}
        className={page}
        srcDoc={html}
        title="A page outside of Perigee"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument !== null) watch(contentDocument, onRequest);
        }}
      />
    </div>
  );
}
