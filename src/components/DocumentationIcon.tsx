import Box from 'lucide-react/icons/box'
import Cpu from 'lucide-react/icons/cpu'
import Database from 'lucide-react/icons/database'
import FileCheck from 'lucide-react/icons/file-check'
import FlaskConical from 'lucide-react/icons/flask-conical'
import GitPullRequest from 'lucide-react/icons/git-pull-request'
import Layers from 'lucide-react/icons/layers'
import ScanText from 'lucide-react/icons/scan-text'
import SearchCheck from 'lucide-react/icons/search-check'
import Shield from 'lucide-react/icons/shield'
import Sigma from 'lucide-react/icons/sigma'
import type { LucideIcon } from 'lucide-react'
import type { IconName } from '../model/page.ts'
import { Icon } from './Icon.tsx'

const drawings: Record<IconName, LucideIcon> = {
  layers: Layers,
  'file-check': FileCheck,
  'git-pull-request': GitPullRequest,
  'scan-text': ScanText,
  sigma: Sigma,
  cpu: Cpu,
  shield: Shield,
  box: Box,
  'search-check': SearchCheck,
  flask: FlaskConical,
  database: Database,
}

/** The icon that a documentation entry names. */
export function DocumentationIcon({ name }: { name: IconName }) {
  return <Icon of={drawings[name]} size={24} />
}
