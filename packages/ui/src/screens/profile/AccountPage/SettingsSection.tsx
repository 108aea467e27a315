import { useId, type ReactNode } from 'react';
import { body, heading, intro, lede, section } from './SettingsSection.css.ts';

export interface SettingsSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the settings: what it is about at the side, what can be done beside it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={intro}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {text !== undefined && <p className={lede}>{text}</p>}
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
