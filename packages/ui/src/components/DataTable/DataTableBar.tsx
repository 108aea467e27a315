import { numberText } from '@perigee/domain';
import { clsx } from 'clsx';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import type { PickedColumn } from './ColumnPicker.tsx';
import { bar, barEnd, barTitle, clearButton, count, selecting } from './DataTable.css.ts';

/** Loaded on demand: few users open it, and it depends on a library. */
const ColumnPicker = lazyWithPreload(async () => (await import('./ColumnPicker.tsx')).ColumnPicker);

export interface DataTableBarProps {
  title?: ReactNode;
  actions?: ReactNode;
  selectionSummary?: ReactNode;
  selectionActions?: ReactNode;
  /** The number of selected rows. Without it, rows are not selectable. */
  selected?: number;
  onClear: () => void;
  /** Gets the columns that may be hidden. */
  pickedColumns?: () => readonly PickedColumn[];
}

/**
 * The bar above a table. It is rendered before anything is selected, so that no row moves away under a
 * finger.
 */
export function DataTableBar({
  title,
  actions,
  selectionSummary,
  selectionActions,
  selected,
  onClear,
  pickedColumns,
}: DataTableBarProps) {
  const isSelecting = selected !== undefined && selected > 0;
  return (
    <div className={clsx(bar, isSelecting && selecting)}>
      {selected !== undefined && (
        <output className={isSelecting ? count : visuallyHidden}>
          {isSelecting ? `${numberText(selected)} selected` : 'None selected'}
        </output>
      )}
      {isSelecting ? (
        <>
          {selectionSummary}
          <Button size="small" variant="quiet" className={clearButton} onClick={onClear}>
            Clear selection
          </Button>
        </>
      ) : (
        <div className={barTitle}>{title}</div>
      )}
      <div className={barEnd}>
        {isSelecting ? selectionActions : actions}
        {!isSelecting && pickedColumns !== undefined && <Columns columns={pickedColumns} />}
      </div>
    </div>
  );
}

function Columns({ columns }: { columns: () => readonly PickedColumn[] }) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <Button size="small" variant="outline" onClick={() => setIsWanted(true)}>
      Columns
    </Button>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <ColumnPicker trigger={trigger} columns={columns()} />
    </Suspense>
  );
}
