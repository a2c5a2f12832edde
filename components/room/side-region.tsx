'use client'

import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { Activity } from './activity'
import { Mine } from './mine'

/** What is mine alone, or what happened; closed when one wants quiet. */
export function SideRegion() {
  const [open, setOpen] = useState(true)
  if (!open)
    return (
      <div className="hidden shrink-0 border-l border-line p-2 desk:block print:hidden">
        <Button look="quiet" size="icon" aria-label="Open: mine and activity" onClick={() => setOpen(true)}>
          <PanelRightOpen aria-hidden />
        </Button>
      </div>
    )
  return (
    <aside
      aria-label="Mine and activity"
      className="relative hidden w-80 shrink-0 overflow-y-auto border-l border-line desk:block print:hidden"
    >
      <Tabs defaultValue="activity" className="gap-0">
        <div className="sticky top-0 z-10 flex items-center justify-between bg-bg px-4 pt-2">
          <TabList className="flex-1">
            <Tab value="activity">Activity</Tab>
            <Tab value="mine">Mine, private</Tab>
          </TabList>
          <Button
            look="quiet"
            size="icon"
            aria-label="Close: mine and activity"
            onClick={() => setOpen(false)}
          >
            <PanelRightClose aria-hidden />
          </Button>
        </div>
        <TabPanel value="activity" className="p-4">
          <Activity />
        </TabPanel>
        <TabPanel value="mine" className="p-4">
          <Mine />
        </TabPanel>
      </Tabs>
    </aside>
  )
}
