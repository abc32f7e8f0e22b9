import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCash from '~icons/tabler/cash';
import { banka } from '../../calls/banka.ts';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';

const AvansNotu = onDemand(() => import('../banka/AvansNotu.tsx'));

const KAYNAKLAR = { elle: 'Elle', banka: 'Banka', odeme: 'Kart' } as const;

/** Payments of an invoice. One written by hand can be taken back; one from the bank becomes an advance again. */
export function FaturaTahsilatlari({ detay: { fatura: f, tahsilatlar } }: { readonly detay: FaturaDetayi }) {
  const alir = useYetkiVar(YETKI.tahsilatYaz);
  const geriAl = useAction(oda.faturaTahsilatGeriAl, {
    onSuccess: () => bildir({ baslik: 'Tahsilat geri alındı', tur: 'success' }),
  });
  const dondur = useAction(banka.avansaDondur, {
    onSuccess: () => bildir({ baslik: 'Para müşterinin avansına döndü', tur: 'success' }),
  });
  const al = async (t: (typeof tahsilatlar)[number]) => {
    const istek = { Surum: f.Surum, TahsilatId: t.Id };
    if (t.Kaynak === 'elle') geriAl.mutate({ Id: f.Id, ...istek });
    else if (
      await onayla({
        baslik: 'Tahsilatı Faturadan Al',
        metin: `${paraYaz(t.Tutar, f.ParaBirimi)} bu faturayı kapatmaz olur ve müşterinin avansı olarak durur. Banka hareketi işlenmiş kalır.`,
        onay: 'Avansa Döndür',
      })
    )
      dondur.mutate({ FaturaId: f.Id, ...istek });
  };
  return (
    <Panel title="Tahsilat" icon={<IconCash />}>
      {f.Kalan > 0 && <AvansNotu f={f} />}
      <Table
        label="Faturanın tahsilatları"
        rows={tahsilatlar}
        rowKey={(t) => t.Id}
        columns={[
          { key: 'Tarih', header: 'Tarih', width: '112px', nowrap: true, renderCell: (t) => tarihYaz(t.Tarih) },
          {
            key: 'Tutar',
            header: 'Tutar',
            width: '140px',
            align: 'right',
            nowrap: true,
            renderCell: (t) => paraYaz(t.Tutar, f.ParaBirimi),
          },
          { key: 'Kaynak', header: 'Nereden', width: '96px', renderCell: (t) => KAYNAKLAR[t.Kaynak] },
          { key: 'Aciklama', header: 'Açıklama', renderCell: (t) => t.Aciklama },
          {
            key: 'islem',
            header: 'İşlem',
            width: '112px',
            actions: true,
            renderCell: (t) =>
              alir &&
              t.Kaynak !== 'odeme' && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Geri Al: ${tarihYaz(t.Tarih)} ${paraYaz(t.Tutar, f.ParaBirimi)}`}
                  loading={geriAl.isPending || dondur.isPending}
                  onClick={() => void al(t)}
                >
                  Geri Al
                </Button>
              ),
          },
        ]}
        empty={<EmptyState compact title="Henüz tahsilat yok." />}
      />
    </Panel>
  );
}
