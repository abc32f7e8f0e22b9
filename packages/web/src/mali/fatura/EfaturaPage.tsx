import { useSearchParams } from 'react-router';
import { FaturaListesi } from './FaturaListesi.tsx';
import { GelenFaturalar } from './GelenFaturalar.tsx';

/** Page of invoices to customers who are registered for e-invoices, and of incoming invoices. */
export default function EfaturaPage() {
  const [sorgu] = useSearchParams();
  return sorgu.get('bolum') === 'gelen' ? <GelenFaturalar /> : <FaturaListesi tur="efatura" />;
}
