import { contentWidth, radius, space, touchTarget } from '../../../packages/ui/src/theme/scale.ts';
import { Table, type Column } from '../parts/Table.tsx';
import { inPixels } from './fluid.ts';
import { bar, corner, corners, name as nameClass, row, rows, value } from './Space.css.ts';

export function Steps() {
  return (
    <div className={rows}>
      {Object.entries(space).map(([name, length]) => (
        <div key={name} className={row}>
          <span className={nameClass}>{name}</span>
          <span className={value}>{inPixels(length)}</span>
          <span className={bar} style={{ width: length }} />
        </div>
      ))}
    </div>
  );
}

const CORNER_USES: Readonly<Record<keyof typeof radius, string>> = {
  sm: 'Badges, small pictures',
  md: 'Cards, fields',
  full: 'Buttons, chips',
};

export function Corners() {
  return (
    <div className={corners}>
      {Object.entries(radius).map(([name, length]) => (
        <div key={name}>
          <div className={corner} style={{ borderRadius: length }} />
          <p className={nameClass}>{name}</p>
          <p className={value}>
            {name === 'full' ? 'as round as it can be' : inPixels(length)}.{' '}
            {CORNER_USES[name as keyof typeof radius]}
          </p>
        </div>
      ))}
    </div>
  );
}

interface Measure {
  name: string;
  length: string;
  use: string;
}

const measures: readonly Measure[] = [
  {
    name: 'touchTarget',
    length: touchTarget,
    use: 'The minimum size of a touch target. Dense controls may be smaller for a mouse.',
  },
  {
    name: 'space.gutter',
    length: space.gutter,
    use: 'The margin on both sides of a page. It grows with the window.',
  },
  { name: 'space.section', length: space.section, use: 'Between the parts of a long page.' },
  {
    name: 'contentWidth',
    length: contentWidth,
    use: 'The maximum width of a page, including its gutters.',
  },
];

const columns: readonly Column<Measure>[] = [
  { title: 'Name', width: '20%', cell: ({ name }) => name },
  { title: 'Length', width: '20%', cell: ({ length }) => inPixels(length) },
  { title: 'Use', cell: ({ use }) => use },
];

export function Measures() {
  return <Table rows={measures} keyOf={({ name }) => name} columns={columns} />;
}
