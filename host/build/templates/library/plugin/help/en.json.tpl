{
  "{{id}}.help.list.purpose": "Collect content by chapters of textbooks, for yourself, your school and everybody.",
  "{{id}}.help.list.step.1": "Choose a book and a chapter to see what it has.",
  "{{id}}.help.list.step.2": "Filter by “[[{{id}}.item.kind]]”.",
  "{{id}}.help.list.step.3": "Add something of your own, and ask for it to be shared. Others see it after its review.",
  "{{id}}.help.review.purpose": "Review what teachers want to share.",
  "{{id}}.help.review.step.1": "Begin with the one that has waited longest.",
  "{{id}}.help.review.step.2": "Read it and go through the checks.",
  "{{id}}.help.review.step.3": "Approve it, or return it with a reason."
}
