{
  "{{id}}.help.list.purpose": "本校老师在这里互相留言。",
  "{{id}}.help.list.step.1": "在“[[{{id}}.add.label]]”里写下要说的话。",
  "{{id}}.help.list.step.2": "点“[[{{id}}.add.button]]”，同校老师马上能看到。",
  "{{id}}.help.list.step.3": "自己写的，可以点“[[{{id}}.remove.button]]”。"
}
