{
  "{{id}}.help.list.purpose": "Teachers of a school leave each other notes here.",
  "{{id}}.help.list.step.1": "Write into “[[{{id}}.add.label]]”.",
  "{{id}}.help.list.step.2": "Choose “[[{{id}}.add.button]]”. All teachers of your school see it at once.",
  "{{id}}.help.list.step.3": "Choose “[[{{id}}.remove.button]]” for what you wrote yourself."
}
