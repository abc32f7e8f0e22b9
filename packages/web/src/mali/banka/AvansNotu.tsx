import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import css from './AvansNotu.module.css';

const AvansMahsupDialog = lazy(() => import('./AvansMahsupDialog.tsx'));

/** Tells that the customer of an invoice has an unused advance, and offers to use it. */
export default function AvansNotu({ f }: { readonly f: FaturaKarti }) {
  const yazar = useYetkiVar(YETKI.tahsilatYaz);
  const { data } = useEndpoint(oda.avanslar, { FaturaId: f.Id });
  const [acik, setAcik] = useState(false);
  if (!data || data.Kullanilabilir === 0) return null;
  return (
    <div className={css.not}>
      <span>Müşterinin {paraYaz(data.Kullanilabilir, f.ParaBirimi)} avansı var.</span>
      {yazar && (
        <Button size="compact-sm" variant="default" onClick={() => setAcik(true)}>
          Avanstan Mahsup Et
        </Button>
      )}
      <Suspense fallback={null}>
        {acik && <AvansMahsupDialog f={f} avanslar={data} onClose={() => setAcik(false)} />}
      </Suspense>
    </div>
  );
}
