import { FaturaListesi } from './FaturaListesi.tsx';

/** Page of invoices to customers who are not registered for e-invoices. */
export default function AfaturaPage() {
  return <FaturaListesi tur="earsiv" />;
}
