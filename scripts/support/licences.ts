import * as v from 'valibot';

const licenceSchema = v.union([
  v.object({ license: v.union([v.object({ id: v.string() }), v.object({ name: v.string() })]) }),
  v.object({ expression: v.string() }),
]);
/** What is read of a list of components in CycloneDX. */
const sbomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      licenses: v.optional(v.array(licenceSchema), []),
    }),
  ),
});

/** One line for each package of an SBOM: licence, name and version, by licence and name. */
export const licenceLines = (sbom: unknown): string[] =>
  v
    .parse(sbomSchema, sbom)
    .components.map(({ name, version, licenses }) => {
      const named = licenses.map(nameOf).join(', ') || 'none is named';
      return `${named}\t${name}\t${version}`;
    })
    .toSorted((one, other) => one.localeCompare(other));

const nameOf = (licence: v.InferOutput<typeof licenceSchema>): string => {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
};
