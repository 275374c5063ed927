/** What a row of a record calls its vendor: by name, or by code where the name is not known. */
export const vendorNameOf = ({
  vassalage,
  vendorName,
}: {
  vassalage: string | null;
  vendorName?: string | undefined;
}): string | null => vendorName ?? vassalage;
