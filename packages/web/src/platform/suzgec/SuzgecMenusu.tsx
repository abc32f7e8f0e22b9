import { Flex, Text } from '@mantine/core';
import IconBookmark from '~icons/tabler/bookmark';
import IconBookmarkPlus from '~icons/tabler/bookmark-plus';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconCheck from '~icons/tabler/check';
import IconFilterOff from '~icons/tabler/filter-off';
import IconSettings from '~icons/tabler/settings';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import type { ListeGorunumleri } from '../list/liste.ts';
import { Menu } from '../../ui/Menu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { framedButton } from '../../ui/Popup.tsx';

const SuzgecDialog = onDemand(() => import('./SuzgecDialog.tsx'));
const SuzgeclerDialog = onDemand(() => import('./SuzgeclerDialog.tsx'));

/** The saved views of a list: choose one, save the present one, manage them. */
export function SuzgecMenusu({ gorunumler }: { gorunumler: ListeGorunumleri }) {
  const { suzgecler, sorgu, sec } = gorunumler;
  const [acik, setAcik] = useState<'kaydet' | 'duzenle' | null>(null);
  const secili = suzgecler.find((s) => s.Sorgu === sorgu);
  return (
    <>
      <Menu
        label={`Süzgeçler: ${secili?.Ad ?? 'seçilmedi'}`}
        buttonClassName={framedButton}
        button={
          <Flex component="span" gap={6} align="center" maw={198} title="Kayıtlı süzgeçler">
            <IconBookmark size={16} aria-hidden />
            {secili && (
              <Text span truncate>
                {secili.Ad}
              </Text>
            )}
            <IconChevronDown size={14} aria-hidden />
          </Flex>
        }
        items={[
          ...suzgecler.map((s) => ({
            label: s.Benim ? s.Ad : `${s.Ad} (${s.Sahip})`,
            icon: s === secili ? <IconCheck /> : s.Paylasilan ? <IconUsers /> : <IconBookmark />,
            onClick: () => sec(s.Sorgu),
          })),
          {
            label: 'Süzgeçsiz göster',
            icon: <IconFilterOff />,
            onClick: () => sec(''),
            disabled: sorgu === '',
            separated: suzgecler.length > 0,
          },
          {
            label: 'Bu aramayı kaydet',
            icon: <IconBookmarkPlus />,
            onClick: () => setAcik('kaydet'),
            disabled: sorgu === '' || secili?.Benim === true,
          },
          {
            label: 'Süzgeçleri düzenle',
            icon: <IconSettings />,
            onClick: () => setAcik('duzenle'),
            disabled: suzgecler.length === 0,
          },
        ]}
      />
      {acik === 'kaydet' && <SuzgecDialog suzgec={null} gorunumler={gorunumler} onClose={() => setAcik(null)} />}
      {acik === 'duzenle' && <SuzgeclerDialog gorunumler={gorunumler} onClose={() => setAcik(null)} />}
    </>
  );
}
