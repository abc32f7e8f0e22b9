import type { GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';

/** Ways to other contacts, by their numbers. */
export const GorusmeBaglari = ({ gorusmeler }: { readonly gorusmeler: GorusmeKarti['Birlesenler'] }) =>
  gorusmeler.map((b, i) => (
    <Fragment key={b.Id}>
      {i > 0 && ', '}
      <Link to={`/islemler/musterigorusme/detay?id=${b.Id}`} title={b.Baslik}>
        {b.No}
      </Link>
    </Fragment>
  ));
