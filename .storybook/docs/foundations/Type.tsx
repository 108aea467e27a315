import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
} from '../../../packages/ui/src/theme/scale.ts';
import { inPixels } from './fluid.ts';
import {
  column,
  columns,
  faces,
  family,
  familyName,
  figures,
  name as nameClass,
  overlay,
  proportional,
  row,
  rows,
  sample,
  specimen,
  stacked,
  tabular,
  value as valueClass,
} from './Type.css.ts';

const LINE = 'The moment when two orbits come closest';

const families = [
  { role: 'display', stack: fontFamily.display, use: 'Headings, names, quotes, large figures' },
  { role: 'text', stack: fontFamily.text, use: 'Everything else' },
];

const nameOf = (stack: string) => /'([^']+)'/.exec(stack)?.[1] ?? stack;

export function Families() {
  return (
    <div className={faces}>
      {families.map(({ role, stack, use }) => (
        <section key={role} className={family} style={{ fontFamily: stack }}>
          <p className={specimen}>Aa</p>
          <p className={familyName}>{nameOf(stack)}</p>
          <p className={valueClass}>
            {role}: {use}
          </p>
        </section>
      ))}
    </div>
  );
}

const isLarge = (size: string) => /^(?:xl|\dxl|hero)$/.test(size);

export function Sizes() {
  return (
    <div className={rows}>
      {Object.entries(fontSize)
        .toReversed()
        .map(([size, length]) => (
          <div key={size} className={row}>
            <span className={nameClass}>{size}</span>
            <span className={valueClass}>{inPixels(length)}</span>
            <span
              className={sample}
              style={{
                fontSize: length,
                ...(isLarge(size) && {
                  fontFamily: fontFamily.display,
                  fontWeight: fontWeight.head,
                  letterSpacing: letterSpacing.head,
                }),
              }}
            >
              {LINE}
            </span>
          </div>
        ))}
    </div>
  );
}

export function Weights() {
  return (
    <div className={columns}>
      <Column title="Weight" tokens={fontWeight} styleOf={(weight) => ({ fontWeight: weight })} />
      <Column
        title="Line height"
        tokens={lineHeight}
        styleOf={(height) => ({ lineHeight: height })}
      />
      <Column
        title="Letter spacing"
        tokens={letterSpacing}
        styleOf={(spacing) => ({ letterSpacing: spacing })}
      />
    </div>
  );
}

interface ColumnProps<Value> {
  title: string;
  tokens: Readonly<Record<string, Value>>;
  styleOf: (value: Value) => React.CSSProperties;
}

function Column<Value extends string | number>({ title, tokens, styleOf }: ColumnProps<Value>) {
  return (
    <section className={column}>
      <h3 className={nameClass}>{title}</h3>
      {Object.entries(tokens).map(([name, value]) => (
        <div key={name} className={stacked}>
          <span className={valueClass}>
            {name}, {value}
          </span>
          <span className={sample} style={styleOf(value)}>
            {LINE}
          </span>
        </div>
      ))}
    </section>
  );
}

export function Figures() {
  return (
    <div className={figures}>
      {[tabular, proportional].map((kind) => (
        <div key={kind}>
          <p className={valueClass}>{kind === tabular ? 'Tabular' : 'Proportional'}</p>
          {['$1,110.00', '$9,874.50', '11:11:11'].map((figure) => (
            <p key={figure} className={kind}>
              {figure}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const WORDS = `${LINE}, and it takes as many lines as before.`;

/** The same words in the font and in its fallback on this system, on top of each other. */
export function Fallbacks() {
  return (
    <div className={rows}>
      {families.map(({ role, stack }) => (
        <div key={role} className={stacked}>
          <span className={valueClass}>
            {nameOf(stack)}, and what stands in for it on this system
          </span>
          <div className={overlay} style={{ fontFamily: stack }}>
            <p>{WORDS}</p>
            <p aria-hidden="true" style={{ fontFamily: stack.slice(stack.indexOf(',') + 1) }}>
              {WORDS}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
