import type { KesinEslesme } from '@masabasi/core/mali/banka/contract';
import { GEREKCE_METNI } from '@masabasi/core/mali/banka/eslesme';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

const neyi = ({ oneri: o }: KesinEslesme): string =>
  o.tahsilat === null ? o.odenenler.map((x) => x.No).join(', ') : `${o.tahsilat.No} (elle yazılmıştı)`;

/** Movements with a certain classification and their reasons, to check and accept together. */
export default function KesinlerDialog({
  HesapId,
  onClose,
}: {
  readonly HesapId: number | null;
  readonly onClose: () => void;
}) {
  const sorgu = useEndpoint(oda.kesinEslesmeler, { HesapId }, { staleTime: 0 });
  const [birakilan, setBirakilan] = useState<ReadonlySet<number>>(new Set());
  const isle = useAction(oda.kesinleriIsle, {
    onSuccess: ({ Islenen, Atlanan }) => {
      bildir({
        baslik: `${sayiYaz(Islenen)} hareket işlendi`,
        metin: Atlanan > 0 ? `${sayiYaz(Atlanan)} hareket o arada değiştiği için bırakıldı.` : '',
        tur: Atlanan > 0 ? 'warning' : 'success',
        sure: 3000,
      });
      onClose();
    },
  });
  const hepsi = sorgu.data?.eslesmeler ?? [];
  const secilen = hepsi.filter((e) => !birakilan.has(e.Id));
  return (
    <Dialog
      opened
      title="Kesin Eşleşmeler"
      width={920}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {hepsi.length > 0 && (
            <Button
              disabled={secilen.length === 0}
              loading={isle.isPending}
              onClick={() =>
                isle.mutate({
                  eslesmeler: secilen.map(({ Id, Surum, oneri: o }) => ({
                    Id,
                    Surum,
                    MusteriId: o.MusteriId,
                    FaturaIdler: o.odenenler.map((x) => x.FaturaId),
                    TahsilatId: o.tahsilat?.Id ?? null,
                  })),
                })
              }
            >
              {`${sayiYaz(secilen.length)} Hareketi İşle`}
            </Button>
          )}
        </>
      }
    >
      <Read of={sorgu} rows={6}>
        {({ Bakilan }) => (
          <>
            <p>
              {hepsi.length === 0
                ? `Bekleyen ${sayiYaz(Bakilan)} gelen ödemeden hiçbiri tek başına kesin değil; öneriler her hareketin penceresinde.`
                : 'Tutarı kuruşu kuruşuna tutan ve tek müşteriyi gösteren ödemeler. İşaretini kaldırdığınız bekler.'}
            </p>
            {hepsi.length > 0 && (
              <Table
                label="Kesin eşleşmeler"
                rows={hepsi}
                rowKey={(e) => e.Id}
                columns={[
                  {
                    key: 'hareket',
                    header: 'İşlenecek hareket',
                    renderCell: (e) => (
                      <CheckField
                        label={e.Aciklama || '(açıklama yok)'}
                        description={`${tarihYaz(e.Gun)} · ${e.Hesap}`}
                        value={!birakilan.has(e.Id)}
                        onChange={(evet) => {
                          const yeni = new Set(birakilan);
                          if (evet) yeni.delete(e.Id);
                          else yeni.add(e.Id);
                          setBirakilan(yeni);
                        }}
                      />
                    ),
                  },
                  {
                    key: 'tutar',
                    header: 'Tutar',
                    width: '128px',
                    align: 'right',
                    nowrap: true,
                    renderCell: (e) => paraYaz(e.Tutar, e.Birim),
                  },
                  {
                    key: 'kime',
                    header: 'Kimin, Neyi Kapatıyor',
                    renderCell: (e) => <TwoLines top={e.oneri.Musteri} bottom={neyi(e)} />,
                  },
                  {
                    key: 'neden',
                    header: 'Neden',
                    renderCell: (e) => e.oneri.gerekceler.map((g) => GEREKCE_METNI[g]).join('; '),
                  },
                ]}
                empty=""
              />
            )}
          </>
        )}
      </Read>
    </Dialog>
  );
}
