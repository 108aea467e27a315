import type { ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { card } from './EventFormPage.css.ts';

interface FormCardProps {
  title: string;
  children: ReactNode;
}

/** One of the five cards of the form. */
export function FormCard({ title, children }: FormCardProps) {
  return (
    <Card className={card}>
      <Section title={title} gap={6}>
        <Stack gap={5}>{children}</Stack>
      </Section>
    </Card>
  );
}
