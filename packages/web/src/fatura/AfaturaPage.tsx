import { FaturaListesi } from './FaturaListesi.tsx';

/** Invoices to everybody else. */
export default function AfaturaPage() {
  return <FaturaListesi tur="earsiv" />;
}
