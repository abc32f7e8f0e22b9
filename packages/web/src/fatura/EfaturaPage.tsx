import { FaturaListesi } from './FaturaListesi.tsx';

/** Invoices to who is registered for e-invoices. */
export default function EfaturaPage() {
  return <FaturaListesi tur="efatura" />;
}
