import {
  DAVET_DURUMLARI,
  KATILIMCI_ROLLERI,
  type ToplantiCagirani,
  tutanakAcik,
  type YanitYolu,
  yurutur,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti, ToplantiKatilimcisi } from '@masabasi/core/is/toplanti/satirlar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useAction } from '../../platform/call/api.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

const TON: Readonly<Record<ToplantiKatilimcisi['DavetDurum'], ChipTone>> = {
  davetsiz: 'neutral',
  bekliyor: 'info',
  katilacak: 'ok',
  belki: 'warn',
  katilmayacak: 'danger',
};
const YOLLAR: Readonly<Record<YanitYolu, string>> = {
  uygulama: 'uygulamadan',
  baglanti: 'davetteki adresten',
  eposta: 'e-postayla',
  elle: 'düzenleyene söyledi',
};

export interface ToplantiKatilimcilariProps {
  readonly t: ToplantiKarti;
  readonly cagiran: ToplantiCagirani;
  readonly katilimcilar: readonly ToplantiKatilimcisi[];
}

/** Participants with their answers and attendance. */
export function ToplantiKatilimcilari({ t, cagiran, katilimcilar }: ToplantiKatilimcilariProps) {
  const kaydet = useAction(oda.toplantiKatilimciKaydet);
  const isaretlenir = yurutur(t, cagiran) && tutanakAcik(t.DurumAnahtar) && t.DurumAnahtar !== 'planlandi';
  const isaretle = (k: ToplantiKatilimcisi, Katildi: boolean) => {
    const { KatilimciId, UserId, MusteriPersonelId, Ad, Eposta, Rol, Not } = k;
    const kisi = { KatilimciId, UserId, MusteriPersonelId, Ad, Eposta, Rol, Not };
    kaydet.mutate({ katilimci: { ...kisi, ToplantiId: t.Id, Surum: t.Surum, Katildi } });
  };
  const sutunlar: readonly Column<ToplantiKatilimcisi>[] = [
    {
      key: 'Ad',
      header: 'Ad Soyad',
      renderCell: (k) => <TwoLines top={k.Ad} bottom={k.UserId === null ? k.Eposta || 'Dışarıdan' : null} />,
    },
    { key: 'Rol', header: 'Rol', width: '130px', renderCell: (k) => KATILIMCI_ROLLERI[k.Rol] },
    {
      key: 'DavetDurum',
      header: 'Yanıt',
      width: '210px',
      renderCell: (k) => (
        <TwoLines
          top={<Chip tone={TON[k.DavetDurum]}>{DAVET_DURUMLARI[k.DavetDurum]}</Chip>}
          bottom={
            k.YanitZamani === null
              ? null
              : `${zamanYaz(k.YanitZamani)}${k.YanitYolu === null ? '' : `, ${YOLLAR[k.YanitYolu]}`}`
          }
        />
      ),
    },
    {
      key: 'Katildi',
      header: 'Katıldı',
      width: isaretlenir ? '190px' : '90px',
      renderCell: (k) =>
        isaretlenir ? (
          <span style={{ display: 'inline-flex', gap: 6 }}>
            {[true, false].map((geldi) => (
              <Button
                key={String(geldi)}
                size="compact-sm"
                variant={k.Katildi === geldi ? 'filled' : 'default'}
                aria-pressed={k.Katildi === geldi}
                aria-label={`${geldi ? 'Geldi' : 'Gelmedi'}: ${k.Ad}`}
                disabled={kaydet.isPending}
                onClick={() => isaretle(k, geldi)}
              >
                {geldi ? 'Geldi' : 'Gelmedi'}
              </Button>
            ))}
          </span>
        ) : k.Katildi === null ? (
          '–'
        ) : k.Katildi ? (
          'Evet'
        ) : (
          'Hayır'
        ),
    },
  ];
  return (
    <Table
      label="Katılımcılar"
      rows={katilimcilar}
      rowKey={(k) => k.KatilimciId}
      columns={sutunlar}
      empty="Katılımcı yazılmamış."
    />
  );
}
