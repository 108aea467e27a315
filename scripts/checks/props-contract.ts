import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const components = join(root, 'packages/ui/src/components');

/** The props of a component: its own, and the inherited ones. */
interface Contract {
  /** 'Button/ButtonProps' */
  name: string;
  lines: string[];
}

function program(): ts.Program {
  const config = join(root, 'packages/ui/tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (parsed === undefined) throw new Error(`${config} cannot be read`);
  return ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    ...(parsed.projectReferences !== undefined && { projectReferences: parsed.projectReferences }),
  });
}

const isOurs = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.startsWith(join(root, 'packages'));

const oneLine = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

/** A prop as in the source: `size?: 'small' | 'medium'`. */
function propLine(prop: ts.Symbol): string {
  const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
  const declaration = prop.declarations?.find(ts.isPropertySignature);
  const type = declaration?.type === undefined ? 'see its type' : oneLine(declaration.type);
  return `  ${prop.name}${optional}: ${type}`;
}

/** The definitions of our own types in these props. */
function meanings(checker: ts.TypeChecker, props: readonly ts.Symbol[]): string[] {
  const found = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const target =
        symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
          ? checker.getAliasedSymbol(symbol)
          : symbol;
      const declaration = target?.declarations?.find(isOurs);
      if (declaration !== undefined && ts.isTypeAliasDeclaration(declaration)) {
        found.set(declaration.name.text, oneLine(declaration.type));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const prop of props) for (const declaration of prop.declarations ?? []) visit(declaration);
  return [...found].map(([name, type]) => `  where ${name} = ${type}`);
}

/** The types whose props are inherited without being listed here, such as 'ComponentProps<…>'. */
function takenOver(declaration: ts.Declaration): string[] {
  if (!ts.isInterfaceDeclaration(declaration)) return [];
  const types = (declaration.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  return types.map((type) => `  and ${oneLine(type)}`);
}

/**
 * The public props of every component: of each exported type whose name ends in Props, in each folder of
 * components. Props of HTML elements are represented by their element only.
 */
export function propsContracts(): Contract[] {
  const read = program();
  const checker = read.getTypeChecker();
  return readdirSync(components)
    .toSorted()
    .flatMap((folder) => {
      const file = join(components, folder, `${folder}.tsx`);
      if (!existsSync(file)) return [];
      const source = read.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${relative(root, file)} exports nothing`);
      return checker
        .getExportsOfModule(module)
        .filter(({ name }) => name.endsWith('Props'))
        .map((exported) => {
          const symbol =
            (exported.flags & ts.SymbolFlags.Alias) === 0
              ? exported
              : checker.getAliasedSymbol(exported);
          const [declaration] = symbol.declarations ?? [];
          if (declaration === undefined) throw new Error(`${exported.name} is declared nowhere`);
          const own = checker
            .getDeclaredTypeOfSymbol(symbol)
            .getProperties()
            .filter((prop) => prop.declarations?.some(isOurs) === true);
          return {
            name: `${folder}/${exported.name}`,
            lines: [
              ...takenOver(declaration),
              ...own.map(propLine).toSorted(),
              ...meanings(checker, own).toSorted(),
            ],
          };
        })
        .toSorted((a, b) => a.name.localeCompare(b.name));
    });
}
