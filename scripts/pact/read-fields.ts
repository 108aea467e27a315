import { globSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { root } from './contract.ts';

/** The sources of the web product that read replies: neither tests and stories, nor what is generated. */
const SOURCES = '{app,packages/{api,domain,ui}}/src/**/*.{ts,tsx}';
const OTHERS = /\.(?:test|stories)\.|\/story-data\.ts|\/(?:generated|fixtures|flows)\//;
/** The file of a type that orval makes from a schema of the spec. */
const MODEL = /\/packages\/api\/src\/generated\/model\/\w+\.ts$/;

const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: ['vite/client'],
};

/** How deep a value is compared with the type that a function or a component asks for. */
const DEEPEST = 4;

/** The fields of schemas that a property stands for, as 'User.name': several where types are joined. */
function fieldsOf(property: ts.Symbol): string[] {
  return (property.declarations ?? []).flatMap((declaration) => {
    const { fileName } = declaration.getSourceFile();
    if (!MODEL.test(fileName)) return [];
    const type = basename(fileName, '.ts');
    return [`${type.charAt(0).toUpperCase()}${type.slice(1)}.${property.name}`];
  });
}

/**
 * The fields of the API's schemas that the web product reads, as 'User.name', found by the type checker: those
 * that are named in an access or in a pattern, and those that a function or a component asks for by a type of
 * its own.
 */
export function readFields(): ReadonlySet<string> {
  const files = globSync(SOURCES, { cwd: root })
    .filter((file) => !OTHERS.test(file))
    .map((file) => root + file);
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  const read = new Set<string>();

  /** The parts of a union: a field may be in some of them alone. */
  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

  function readProperty(type: ts.Type, name: string): void {
    for (const part of partsOf(type)) {
      const property = checker.getApparentType(part).getProperty(name);
      for (const field of property === undefined ? [] : fieldsOf(property)) read.add(field);
    }
  }

  /** What a type parameter extends. */
  const boundOf = (type: ts.Type) =>
    type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? type) : type;

  /** The pairs of types that were compared. */
  const compared = new Map<ts.Type, Set<ts.Type>>();

  /** Notes the fields of `given` that `wanted`, a type that no schema has made, names. */
  function compare(promised: ts.Type, asked: ts.Type, depth = 0): void {
    const before = compared.get(promised) ?? new Set();
    if (before.has(asked)) return;
    compared.set(promised, before.add(asked));
    // What may be missing has the fields of what is there.
    const given = checker.getNonNullableType(checker.getAwaitedType(promised) ?? promised);
    const wanted = checker.getNonNullableType(checker.getAwaitedType(asked) ?? asked);
    if (depth > DEEPEST || given === wanted) return;
    const element = checker.getIndexTypeOfType(given, ts.IndexKind.Number);
    const wantedElement = checker.getIndexTypeOfType(wanted, ts.IndexKind.Number);
    if (element !== undefined && wantedElement !== undefined) {
      compare(element, wantedElement, depth + 1);
      return;
    }
    for (const field of partsOf(boundOf(wanted)).flatMap((part) => part.getProperties())) {
      const own = new Set(fieldsOf(field));
      for (const part of partsOf(given)) {
        const property = part.getProperty(field.name);
        if (property === undefined) continue;
        for (const one of fieldsOf(property)) if (!own.has(one)) read.add(one);
        compare(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(field), depth + 1);
      }
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      readProperty(checker.getTypeAtLocation(node.expression), node.name.text);
    } else if (ts.isElementAccessExpression(node)) {
      const index = checker.getTypeAtLocation(node.argumentExpression);
      for (const one of partsOf(index)) {
        if (one.isStringLiteral()) {
          readProperty(checker.getTypeAtLocation(node.expression), one.value);
        }
      }
    } else if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name, dotDotDotToken } of node.elements) {
        const key = propertyName ?? name;
        if (dotDotDotToken === undefined && ts.isIdentifier(key)) readProperty(type, key.text);
      }
    }
    // A generic function: its parameters have the types that the call gave it, so that the declared ones count.
    if (ts.isCallExpression(node)) {
      const declared = checker.getResolvedSignature(node)?.getDeclaration()?.parameters ?? [];
      for (const [index, argument] of node.arguments.entries()) {
        const parameter = declared[index];
        if (parameter === undefined || argument.kind === ts.SyntaxKind.SpreadElement) continue;
        compare(checker.getTypeAtLocation(argument), checker.getTypeAtLocation(parameter));
      }
    }
    // A value that is handed over as it is: its fields may be read by the type that it gets there.
    if (ts.isExpression(node) && !ts.isObjectLiteralExpression(node)) {
      const wanted = checker.getContextualType(node);
      if (wanted !== undefined) compare(checker.getTypeAtLocation(node), wanted);
    }
    ts.forEachChild(node, visit);
  }

  for (const file of program.getSourceFiles()) {
    if (files.includes(file.fileName)) visit(file);
  }
  return read;
}
