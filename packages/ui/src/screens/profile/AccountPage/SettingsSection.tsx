import { useId, type ReactNode } from 'react';
import { body, heading, intro, subtitle, section } from './SettingsSection.css.ts';

export interface SettingsSectionProps {
  title: string;
  /** The subject, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the settings: its subject at the side, its controls beside it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={intro}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {text !== undefined && <p className={subtitle}>{text}</p>}
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
