import type { ThemeName } from '@perigee/ui';
import {
  colorPairs,
  leastContrast,
  type ColorPair,
  type ColorPairs,
  type ColorRole,
} from '../../../packages/ui/src/theme/color-pairs.ts';
import { contrastOf, valueOf } from '../../theming/contrast.ts';
import { themes } from '../../theming/storybook-theme.ts';
import {
  colorTitle,
  figure,
  group,
  groupTitle,
  lowest,
  outlined,
  pair,
  pairs as pairsClass,
} from './ColorPairs.css.ts';
import { Lights } from './Lights.tsx';

/** The contrast of a pair as text: never rounded up to a limit that it misses. */
const written = (contrast: number) => (Math.floor(contrast * 100) / 100).toFixed(2);

/** Every allowed pair in both themes, with its contrast. */
export function PairFigures() {
  return (
    <Lights>
      {(name) => colorPairs.map((each) => <Group key={each.title} name={name} {...each} />)}
    </Lights>
  );
}

interface GroupProps extends ColorPairs {
  name: ThemeName;
}

function Group({ name, title, kind, pairs }: GroupProps) {
  const figures = pairs.map(({ color, ground }) => contrastOf(themes[name], color, ground));
  const colors = [...new Set(pairs.map(({ color }) => color))];
  // Where each color has one pair, all pairs share one row, under the names of the colors.
  const isOneRow = colors.length === pairs.length;
  const rows = isOneRow ? [pairs] : colors.map((own) => pairs.filter(({ color }) => color === own));
  return (
    <section className={group}>
      <h3 className={groupTitle}>
        {title}{' '}
        <span className={lowest}>
          lowest {written(Math.min(...figures))}, needs {leastContrast[kind]}
        </span>
      </h3>
      {rows.map((row) => (
        <div key={row[0]?.color}>
          {!isOneRow && colors.length > 1 && <h4 className={colorTitle}>{row[0]?.color}</h4>}
          <ul className={pairsClass}>
            {row.map((each) => (
              <li key={each.ground}>
                <Sample {...each} name={name} kind={kind} />
                <span className={figure}>{lastWord(isOneRow ? each.color : each.ground)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** 'surface.base' is called 'base', but 'accent.text' is 'accent': all tones are for text. */
const lastWord = (role: ColorRole) => role.replace(/\.text$/, '').replace(/^.*\./, '');

interface SampleProps extends ColorPair {
  name: ThemeName;
  kind: ColorPairs['kind'];
}

/** The color on its ground: as text, or as the outline of a control. */
function Sample({ name, kind, color, ground }: SampleProps) {
  const theme = themes[name];
  const value = valueOf(theme, color);
  const isText = kind === 'text';
  return (
    <div
      className={isText ? pair : outlined}
      style={{
        backgroundColor: valueOf(theme, ground),
        [isText ? 'color' : 'outlineColor']: value,
      }}
    >
      {written(contrastOf(theme, color, ground))}
    </div>
  );
}
