import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { item, popup, positioner } from '../../theme/popup.css.ts';

export interface PickedColumn {
  id: string;
  label: string;
  isVisible: boolean;
  setVisible: (visible: boolean) => void;
}

export interface ColumnPickerProps {
  trigger: ReactElement;
  columns: readonly PickedColumn[];
}

/** The menu to show and hide columns. It starts open because the press on its button loads it. */
export function ColumnPicker({ trigger, columns }: ColumnPickerProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner className={positioner} align="end" sideOffset={8}>
          <Menu.Popup className={popup}>
            {columns.map(({ id, label, isVisible, setVisible }) => (
              <Menu.CheckboxItem
                key={id}
                className={item}
                label={label}
                checked={isVisible}
                onCheckedChange={setVisible}
              >
                {label}
                <Menu.CheckboxItemIndicator>
                  <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                </Menu.CheckboxItemIndicator>
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
