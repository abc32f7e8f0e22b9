import { Flex, Group, Text } from '@mantine/core';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { degismezNedeni, TEPKILER, type Tepki } from '@masabasi/core/kisi/yazisma/rules';
import type { MesajSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconDots from '~icons/tabler/dots';
import IconFlag from '~icons/tabler/flag';
import IconHistory from '~icons/tabler/history';
import IconMessages from '~icons/tabler/messages';
import IconPencil from '~icons/tabler/pencil';
import IconPin from '~icons/tabler/pin';
import IconPinnedOff from '~icons/tabler/pinned-off';
import { useState } from 'react';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Menu, type MenuAction } from '../../ui/Menu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { KisiYuzu } from '../personel/KisiYuzu.tsx';
import { MesajDosyalari } from './MesajDosyalari.tsx';
import css from './MesajKutusu.module.css';
import { MesajMetni } from './MesajMetni.tsx';

const MesajDuzenleDialog = onDemand(() => import('./MesajDuzenleDialog.tsx'));
const MesajSikayetDialog = onDemand(() => import('./MesajSikayetDialog.tsx'));
const MesajGecmisiDialog = onDemand(() => import('./MesajGecmisiDialog.tsx'));

export interface MesajKutusuProps {
  readonly m: MesajSatiri;
  /** It follows another message of the same writer: face and name are above. */
  readonly devam: boolean;
  /** Other people who have read up to here. */
  readonly okuyanlar: readonly string[];
  readonly onDal: (Id: number) => void;
  readonly onIsaretli: (resim: File) => void;
}

/** Readers shown as faces. More are counted. */
const EN_COK_YUZ = 5;

const isaretler = Object.keys(TEPKILER) as Tepki[];

/** A message with its attachments, reactions and acts. */
export function MesajKutusu({ m, devam, okuyanlar, onDal, onIsaretli }: MesajKutusuProps) {
  const ben = useKullanici();
  const [acik, setAcik] = useState<'duzenle' | 'gecmis' | 'sikayet' | null>(null);
  const tepki = useAction(oda.mesajTepki);
  const sabitle = useAction(oda.mesajSabitle);
  const geriAl = useAction(oda.mesajGeriAl);
  const benim = m.YazanId === ben.Id;
  const geriAlindi = m.GeriAlindi !== null;
  const degisir =
    degismezNedeni({ YazanId: m.YazanId, zaman: Date.parse(m.Zaman), geriAlindi }, ben.Id, simdi()) === null;
  const ver = (Isaret: Tepki) =>
    tepki.mutate({ Id: m.Id, Isaret, Var: !m.tepkiler.some((t) => t.Isaret === Isaret && t.Benim) });
  const islemler: MenuAction[] = [
    ...isaretler.map((t) => ({ label: `${TEPKILER[t].isaret} ${TEPKILER[t].ad}`, onClick: () => ver(t) })),
    {
      label: 'Konu olarak yanıtla',
      icon: <IconMessages size={16} />,
      onClick: () => onDal(m.UstId ?? m.Id),
      separated: true,
    },
    m.Sabit
      ? {
          label: 'Sabitlemeyi kaldır',
          icon: <IconPinnedOff size={16} />,
          onClick: () => sabitle.mutate({ Id: m.Id, Sabit: false }),
        }
      : { label: 'Sabitle', icon: <IconPin size={16} />, onClick: () => sabitle.mutate({ Id: m.Id, Sabit: true }) },
    ...(m.Duzenlendi !== null
      ? [{ label: 'Önceki hâlleri', icon: <IconHistory size={16} />, onClick: () => setAcik('gecmis') }]
      : []),
    ...(benim
      ? []
      : [{ label: 'Bildir', icon: <IconFlag size={16} />, onClick: () => setAcik('sikayet'), separated: true }]),
    ...(degisir
      ? [
          { label: 'Düzenle', icon: <IconPencil size={16} />, onClick: () => setAcik('duzenle'), separated: true },
          {
            label: 'Geri al',
            icon: <IconArrowBackUp size={16} />,
            danger: true,
            onClick: async () => {
              if (
                await onayla({
                  baslik: 'Mesajı Geri Al',
                  metin: 'Mesaj herkesten kalkar; yerinde geri alındığı yazar.',
                  onay: 'Geri Al',
                  tehlikeli: true,
                })
              )
                geriAl.mutate({ Id: m.Id });
            },
          },
        ]
      : []),
  ];
  return (
    <li
      className={css.mesaj}
      id={`mesaj-${m.No}`}
      data-benim={benim || undefined}
      data-acil={m.Acil || undefined}
      data-devam={devam || undefined}
    >
      {!devam && (
        <span className={css.yuz}>
          <KisiYuzu id={m.YazanId} ad={m.Yazan} size={32} />
        </span>
      )}
      <Group gap={8} wrap="nowrap" fz={12} c="dimmed" className={devam ? css.devam : undefined}>
        <Text span fz={14} fw={600} c="var(--text)" className={devam ? 'visually-hidden' : undefined}>
          {benim ? 'Siz' : m.Yazan}
        </Text>
        <time dateTime={m.Zaman} title={zamanYaz(m.Zaman)} className={devam ? css.saat : undefined}>
          {istanbulSaati(m.Zaman)}
        </time>
        {m.Acil && <Chip tone="danger">Acil</Chip>}
        {m.Sabit && <IconPin size={14} role="img" aria-label="Sabitlendi" />}
        {m.Duzenlendi !== null && !geriAlindi && <span>düzenlendi</span>}
      </Group>
      {!geriAlindi && (
        <span className={css.islem}>
          <Menu
            label={`İşlemler: ${m.Yazan}, ${istanbulSaati(m.Zaman)}`}
            button={<IconDots size={18} aria-hidden />}
            buttonClassName={`bare hover ${css.dugme}`}
            items={islemler}
          />
        </span>
      )}
      {geriAlindi ? (
        <Text fs="italic" c="dimmed">
          Bu mesaj geri alındı.
        </Text>
      ) : (
        <>
          {m.Metin !== '' && <MesajMetni metin={m.Metin} anilanlar={m.anilanlar} />}
          {m.dosyalar.length > 0 && <MesajDosyalari dosyalar={m.dosyalar} onIsaretli={onIsaretli} />}
        </>
      )}
      {(m.tepkiler.length > 0 || m.Yanit > 0 || m.UstId !== null) && (
        <Flex gap={6} wrap="wrap" mt={4}>
          {m.tepkiler.map((t) => (
            <button
              key={t.Isaret}
              type="button"
              className={css.tepki}
              aria-pressed={t.Benim}
              title={t.Adlar.join(', ')}
              onClick={() => ver(t.Isaret)}
            >
              <span aria-hidden>{TEPKILER[t.Isaret].isaret}</span> {t.Adlar.length}
              <span className="visually-hidden"> {TEPKILER[t.Isaret].ad}</span>
            </button>
          ))}
          {(m.Yanit > 0 || m.UstId !== null) && (
            <button type="button" className={`${css.tepki} ${css.dal}`} onClick={() => onDal(m.UstId ?? m.Id)}>
              {m.UstId === null ? `${m.Yanit} yanıt` : 'Konuyu aç'}
            </button>
          )}
        </Flex>
      )}
      {okuyanlar.length > 0 && (
        <Flex component="p" gap={2} justify="flex-end" m={0} title={`Okudu: ${okuyanlar.join(', ')}`}>
          <span className="visually-hidden">Okudu: {okuyanlar.join(', ')}</span>
          {okuyanlar.slice(0, EN_COK_YUZ).map((ad) => (
            <Avatar key={ad} name={ad} size={16} />
          ))}
          {okuyanlar.length > EN_COK_YUZ && (
            <Text span fz={12} c="dimmed" aria-hidden>
              +{okuyanlar.length - EN_COK_YUZ}
            </Text>
          )}
        </Flex>
      )}
      {acik === 'duzenle' && <MesajDuzenleDialog m={m} onClose={() => setAcik(null)} />}
      {acik === 'sikayet' && <MesajSikayetDialog Id={m.Id} onClose={() => setAcik(null)} />}
      {acik === 'gecmis' && <MesajGecmisiDialog Id={m.Id} onClose={() => setAcik(null)} />}
    </li>
  );
}
