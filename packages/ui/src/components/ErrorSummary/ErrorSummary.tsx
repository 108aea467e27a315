import type { ComponentProps } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { textLink } from '../Link/TextLink.css.ts';
import { Stack } from '../Stack/Stack.tsx';

/** An error of a form, and the field that it is about. */
interface SummarizedError {
  /** The `id` of the field. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Such as '2 things to correct'. */
  title: string;
  /** In the order of the form. Without errors nothing is drawn. */
  errors: readonly SummarizedError[];
}

/** All errors of a form in one notice above it: each is a link that moves the focus to its field. */
export function ErrorSummary({ title, errors, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Banner {...rest} tone="negative" title={title}>
      <Stack as="ul" gap={1}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={textLink}
              href={`#${fieldId}`}
              onClick={(event) => {
                // Without a new address, which a router would take for a new page.
                event.preventDefault();
                focusField(document.getElementById(fieldId));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** A group of controls passes the focus on to the chosen one, or else to the first. */
function focusField(field: HTMLElement | null) {
  if (field === null) return;
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>(CONTROLS));
  control?.focus({ preventScroll: true });
  (control ?? field).scrollIntoView({ block: 'center' });
}
