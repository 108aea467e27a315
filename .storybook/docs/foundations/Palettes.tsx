import type { ThemeName } from '@perigee/ui';
import type { ThemeColors } from '../../../packages/ui/src/theme/night.ts';
import { themes } from '../../theming/storybook-theme.ts';
import { Lights } from './Lights.tsx';
import {
  chip,
  group as groupClass,
  groupTitle,
  role as roleClass,
  shadowChip,
  swatch,
  swatches,
  value as valueClass,
} from './Palettes.css.ts';

/** Every color of both themes, by role. */
export function Palettes() {
  return <Lights>{(name) => <Palette name={name} />}</Lights>;
}

function Palette({ name }: { name: ThemeName }) {
  const { surface, text, line, accent, precious, status, focus, scrim, shadow } = themes[name];
  const groups = { surface, text, line, accent, precious, status };
  const single = { focus, scrim: `oklch(${scrim})` };
  return (
    <>
      {Object.entries(groups).map(([title, roles]) => (
        <Group key={title} title={title} roles={roles} />
      ))}
      <Group title="focus, scrim" roles={single} />
      <Shadows shadow={shadow} />
    </>
  );
}

function Group({ title, roles }: { title: string; roles: Record<string, string> }) {
  return (
    <section className={groupClass}>
      <h3 className={groupTitle}>{title}</h3>
      <ul className={swatches}>
        {Object.entries(roles).map(([role, value]) => (
          <li key={role} className={swatch}>
            <span className={chip} style={{ background: value }} />
            <span className={roleClass}>{role}</span>
            <code className={valueClass}>{value.replace('oklch', '').replaceAll(/[()]/g, '')}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shadows({ shadow }: Pick<ThemeColors, 'shadow'>) {
  return (
    <section className={groupClass}>
      <h3 className={groupTitle}>shadow</h3>
      <ul className={swatches}>
        {Object.entries(shadow).map(([step, value]) => (
          <li key={step} className={swatch}>
            <span className={shadowChip} style={{ boxShadow: value }} />
            <span className={roleClass}>{step}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
