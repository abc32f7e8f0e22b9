import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { useMusteriLisanslari } from './musteriLisanslari.ts';
import { useKarttanKayit } from '../../platform/list/adresteki.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { TELEFON, useMedya } from '../../layout/useMedya.ts';
import { LisansTablosu } from './LisansTablosu.tsx';

const LisansDialog = onDemand(() => import('./LisansDialog.tsx'));

/** The columns of the customer's card, where licences and tickets share the width. */
const SUTUNLAR = new Set(['LisansNo', 'Proje', 'BitisTarihi', 'Durum', 'Islem']);

/** The product, with its kind and price below. */
const urunu = (l: LisansSatiri) => (
  <TwoLines
    top={l.Proje}
    bottom={[l.LisansTur, l.AltLisansTur, l.YillikBedel > 0 && paraYaz(l.YillikBedel, l.ParaBirimi)]
      .filter(Boolean)
      .join(' · ')}
  />
);

/** The licences of a customer, on the card. */
export function MusteriLisanslari({ musteriId }: { musteriId: number }) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const [yeni, setYeni] = useState(false);
  const rapor = useMusteriLisanslari(musteriId);
  const kayit = useKarttanKayit(rapor.data?.lisanslist);
  const telefon = useMedya(TELEFON);
  return (
    <Panel
      title="Lisanslar"
      icon={<IconCertificate />}
      actions={
        yonetir && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Lisans
          </Button>
        )
      }
    >
      <LisansTablosu tekMusteri kayit={kayit}>
        {(columns) => (
          <Table
            label="Müşterinin lisansları"
            compact={!telefon}
            rows={rapor.data?.lisanslist}
            rowKey={(l) => l.Id}
            error={rapor.error}
            onRetry={() => void rapor.refetch()}
            empty={<EmptyState compact title="Lisansı yok." />}
            columns={columns.flatMap(({ id, ...c }) => {
              if (!SUTUNLAR.has(id)) return [];
              const renderCell = id === 'Proje' ? urunu : c.renderCell;
              // The remaining time may stand below the date.
              return [{ ...c, key: id, nowrap: false, renderCell }];
            })}
          />
        )}
      </LisansTablosu>
      {yeni && <LisansDialog kart={null} musteriId={musteriId} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
