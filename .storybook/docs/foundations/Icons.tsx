import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { iconSize, iconStroke } from '../../../packages/ui/src/theme/scale.ts';
import { files as filesClass, grid, icon, name as nameClass, size, sizes } from './Icons.css.ts';
import { usedIcons } from './used-icons.ts';

/** Only this documentation loads icons by their names, and so loads all of them. */
const iconNamed = (name: string) => (lucide as unknown as Record<string, LucideIcon>)[name];

const Example = lucide.CalendarDays;

export function IconSizes() {
  return (
    <div className={sizes}>
      {Object.entries(iconSize).map(([name, pixels]) => (
        <div key={name} className={size}>
          <Example size={pixels} strokeWidth={iconStroke} aria-hidden="true" />
          <span>
            {name}, {pixels} px, lines of {iconStroke}
          </span>
        </div>
      ))}
    </div>
  );
}

export function UsedIcons() {
  return (
    <div>
      <ul className={grid}>
        {usedIcons().map(({ name, files }) => {
          const Icon = iconNamed(name);
          return (
            <li key={name} className={icon}>
              {Icon !== undefined && (
                <Icon size={iconSize.md} strokeWidth={iconStroke} aria-hidden="true" />
              )}
              <span className={nameClass}>{name}</span>
              <span className={filesClass}>{files.join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
