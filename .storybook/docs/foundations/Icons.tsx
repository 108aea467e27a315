import { CalendarDays } from 'lucide-react';
import { icons } from 'virtual:used-icons';
import { iconSize, iconStroke } from '../../../packages/ui/src/theme/scale.ts';
import { files as filesClass, grid, icon, name as nameClass, size, sizes } from './Icons.css.ts';

export function IconSizes() {
  return (
    <div className={sizes}>
      {Object.entries(iconSize).map(([name, pixels]) => (
        <div key={name} className={size}>
          <CalendarDays size={pixels} strokeWidth={iconStroke} aria-hidden="true" />
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
        {icons.map(({ name, Icon, files }) => (
          <li key={name} className={icon}>
            <Icon size={iconSize.md} strokeWidth={iconStroke} aria-hidden="true" />
            <span className={nameClass}>{name}</span>
            <span className={filesClass}>{files.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
