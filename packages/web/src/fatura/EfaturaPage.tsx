import { useSearchParams } from 'react-router';
import { FaturaListesi } from './FaturaListesi.tsx';
import { GelenFaturalar } from './GelenFaturalar.tsx';

/** Invoices to who is registered for e-invoices, and those that came from them. */
export default function EfaturaPage() {
  const [sorgu] = useSearchParams();
  return sorgu.get('bolum') === 'gelen' ? <GelenFaturalar /> : <FaturaListesi tur="efatura" />;
}
