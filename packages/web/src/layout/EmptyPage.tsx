/** The empty child of /eskiindex (specification 2.1). */
export default function EmptyPage() {
  return null;
}
