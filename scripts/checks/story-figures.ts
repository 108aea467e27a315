import type { Reporter, TestModule } from 'vitest/node';

const PROJECT = /^stories-(?<theme>\w+)/;

/** Prints how many stories were played in each theme. One with an error in the console, or that axe objects to, has failed. */
export default class StoryFigures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const themes = new Map<string, { passed: number; failed: number }>();
    for (const module of modules) {
      const theme = PROJECT.exec(module.project.name)?.groups?.['theme'];
      if (theme === undefined) continue;
      const figures = themes.get(theme) ?? { passed: 0, failed: 0 };
      for (const test of module.children.allTests()) {
        figures[test.result().state === 'passed' ? 'passed' : 'failed'] += 1;
      }
      themes.set(theme, figures);
    }
    for (const [theme, { passed, failed }] of themes) {
      process.stdout.write(
        `Stories by ${theme}: ${passed} without a console error or an axe violation, ${failed} failed\n`,
      );
    }
  }
}
