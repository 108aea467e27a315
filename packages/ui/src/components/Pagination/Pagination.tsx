import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pageSlots } from './page-slots.ts';
import { chevron, compact, gap, list, numbers, pageButton, pagination } from './Pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** The number of pages. With one page or none it renders nothing. */
  pages: number;
  onPageChange: (page: number) => void;
  /** The paged content, for screen readers. */
  label?: string;
  /** A page is loading: a press does nothing, and the focus stays. */
  busy?: boolean;
}

/**
 * Page navigation: the first page, those around the current one, the last. A narrow one shows 'Page 2 of 9'.
 */
export function Pagination({
  page,
  pages,
  onPageChange,
  label = 'Pages',
  busy = false,
  className,
  ...rest
}: PaginationProps) {
  if (pages <= 1) return null;
  const goTo = (next: number) => () => {
    if (!busy && next !== page && next >= 1 && next <= pages) onPageChange(next);
  };
  return (
    <nav {...rest} aria-label={label} aria-busy={busy} className={clsx(pagination, className)}>
      <ul className={list}>
        <li>
          <Step label="Previous page" icon={ChevronLeft} off={page <= 1} onClick={goTo(page - 1)} />
        </li>
        <li className={compact}>
          Page {page} of {pages}
        </li>
        {pageSlots(page, pages).map((slot) =>
          'gap' in slot ? (
            <li key={slot.gap} className={clsx(numbers, gap)} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot.page} className={numbers}>
              <button
                type="button"
                className={pageButton}
                aria-label={`Page ${slot.page}`}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={goTo(slot.page)}
              >
                {slot.page}
              </button>
            </li>
          ),
        )}
        <li>
          <Step
            label="Next page"
            icon={ChevronRight}
            off={page >= pages}
            onClick={goTo(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  /** There is no further page. The button keeps the focus, which a disabled button would lose. */
  off: boolean;
  onClick: () => void;
}

function Step({ label, icon: Icon, off, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={pageButton}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" className={chevron} />
    </button>
  );
}
