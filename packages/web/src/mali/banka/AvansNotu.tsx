import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const AvansMahsupDialog = onDemand(() => import('./AvansMahsupDialog.tsx'));

/** Tells that the customer of an invoice has an unused advance, and offers to use it. */
export default function AvansNotu({ f }: { readonly f: FaturaKarti }) {
  const yazar = useYetkiVar(YETKI.tahsilatYaz);
  const { data } = useEndpoint(oda.avanslar, { FaturaId: f.Id });
  const [acik, setAcik] = useState(false);
  if (!data || data.Kullanilabilir === 0) return null;
  return (
    <Flex className="line-above" gap="8px 12px" wrap="wrap" align="center" py={8} px={16} bg="var(--info-soft)">
      <Text span flex={1}>
        Müşterinin {paraYaz(data.Kullanilabilir, f.ParaBirimi)} avansı var.
      </Text>
      {yazar && (
        <Button size="compact-sm" variant="default" onClick={() => setAcik(true)}>
          Avanstan Mahsup Et
        </Button>
      )}
      {acik && <AvansMahsupDialog f={f} avanslar={data} onClose={() => setAcik(false)} />}
    </Flex>
  );
}
