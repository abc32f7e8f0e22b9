import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { Link } from 'react-router';

/** Links to other tickets, by number. */
export const GorusmeBaglari = ({ gorusmeler }: { readonly gorusmeler: GorusmeKarti['Birlesenler'] }) =>
  gorusmeler.map((b) => (
    <div key={b.Id}>
      <Link to={`/islemler/musterigorusme/detay?id=${b.Id}`} title={b.Baslik}>
        {b.No}
      </Link>
    </div>
  ));
