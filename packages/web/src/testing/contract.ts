import type { z } from 'zod';

/**
 * Answers of the contract for component tests. A test gives only the fields it is about. The rest is the emptiest value
 * that the schema allows, with the present time for instants. The whole is parsed, so a component never meets an
 * impossible answer.
 */

/** Some fields of a value, or of each row of a list. */
export type Said<T> = T extends readonly (infer Row)[]
  ? readonly Said<Row>[]
  : T extends object
    ? { readonly [K in keyof T]?: Said<T[K]> }
    : T;

type Def = z.core.$ZodTypes['_zod']['def'];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const defOf = (schema: z.core.$ZodType): Def => (schema as z.ZodType).def as Def;

/** The shape of an object schema; null for another schema. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | null {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : null;
}
/** True when the literal fields of a union's choice match the given ones. */
function fits(schema: z.core.$ZodType, said: unknown): boolean {
  const shape = shapeOf(schema);
  if (shape === null || !isObject(said)) return false;
  return Object.entries(said).every(([name, value]) => {
    const field = shape[name] && defOf(shape[name]);
    if (field === undefined) return false;
    return field.type !== 'literal' || field.values.some((v) => v === value);
  });
}

function emptiest(schema: z.core.$ZodType, said: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'nullable':
      return said === undefined || said === null ? null : emptiest(def.innerType, said);
    case 'optional':
      return said === undefined ? undefined : emptiest(def.innerType, said);
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return emptiest(def.innerType, said);
    case 'lazy':
      return emptiest(def.getter(), said);
    case 'pipe':
      return emptiest(def.out, said);
    case 'array':
      return Array.isArray(said) ? said.map((row: unknown) => emptiest(def.element, row)) : [];
    case 'tuple':
      return def.items.map((item, i) => emptiest(item, Array.isArray(said) ? said[i] : undefined));
    case 'record': {
      const given = isObject(said) ? said : {};
      const key = defOf(def.keyType);
      const names = key.type === 'enum' ? Object.values(key.entries).map(String) : Object.keys(given);
      return Object.fromEntries(names.map((name) => [name, emptiest(def.valueType, given[name])]));
    }
    case 'union':
      return emptiest(def.options.find((o) => fits(o, said ?? {})) ?? def.options[0]!, said);
    case 'object': {
      const given = isObject(said) ? said : {};
      const fields = Object.entries(def.shape).map(([name, field]) => [name, emptiest(field, given[name])] as const);
      // A field unknown to the contract goes to the parser, which refuses it.
      return { ...given, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
    }
    case 'literal':
      return said ?? def.values[0];
    case 'enum':
      return said ?? Object.values(def.entries)[0];
    case 'string':
      return said ?? ('format' in def && def.format === 'datetime' ? new Date().toISOString() : '');
    case 'number':
      return said ?? Math.max(0, (schema as z.ZodNumber).minValue ?? 0);
    case 'boolean':
      return said ?? false;
    default:
      return said;
  }
}

/** A value of a schema with the given fields. */
export function sample<S extends z.ZodType>(schema: S, said: Said<z.output<S>>): z.output<S> {
  return schema.parse(emptiest(schema, said));
}
